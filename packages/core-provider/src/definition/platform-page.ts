/** A page of the platform's own documentation. */
export interface PlatformPage {
  /** Title of the page or section: `Service Accounts (iam/v2)`. */
  readonly title: string;
  readonly url: string;
}
