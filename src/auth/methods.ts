/** How people sign in here, as `GET /api/v1/auth/config` tells. */
export interface SignInMethods {
  readonly sso: boolean
  readonly otp: boolean
  /** Empty without a provider. */
  readonly sso_label: string
}

/**
 * Codes are on when nothing else is, and beside a provider when the fallback is.
 *
 * @param label what the provider is called; null without one
 */
export function chooseMethods(label: string | null, otpFallback: boolean): SignInMethods {
  return { sso: label !== null, otp: label === null || otpFallback, sso_label: label ?? '' }
}
