export { describeEachAuthDatabase, openAuthDatabase } from './databases.ts'
