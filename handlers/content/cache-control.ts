/** What shared caches may do with published content: keep it for a minute, and ask each time after that. */
export const published = 'public, max-age=0, s-maxage=60'

/** A preview is for one pair of eyes. */
export const previewed = 'private, no-store'

/** A page that is not there yet may be there soon. */
export const missing = 'public, max-age=0, s-maxage=10'
