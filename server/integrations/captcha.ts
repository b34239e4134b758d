/** Distinguishes people from programs. */
export interface Captcha {
  /** What a browser shows the check by. */
  readonly challenge: {
    /** Public key of the shop at the service. */
    readonly siteKey: string;
    /** The script with the widget of the service. */
    readonly scriptUrl: string;
  };
  /**
   * Whether the token, which is valid once, was issued to a person.
   * @param address IP address of the caller, as far as it is known.
   * @throws ServiceError when the service did not say.
   */
  isPassed(token: string, address: string | undefined): Promise<boolean>;
}
