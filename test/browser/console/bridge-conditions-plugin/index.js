import { definePlugin } from 'triptych/plugin'

export default definePlugin({ platform: 'Conditional', setup: () => undefined })
