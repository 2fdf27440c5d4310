/**
 * For each test file. Several share a process, and what may happen only once there is imported here: a set-up file itself
 * runs again for each.
 */
import '../../tools/coverage/record.ts'
import '../support/patience.ts'
