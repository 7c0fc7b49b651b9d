/** What `serve` can be told. One table of them is in docs/operations.md. */
export interface ServerOptions {
  /** Where to listen; all addresses of this machine unless told otherwise, so that phones in the hall find it. */
  readonly host?: string;
  readonly port?: number;
  /** memory:, sqlite:FILE or postgres://… */
  readonly db?: string;
  /** Opens the owner link in a browser. */
  readonly open?: boolean;
  /** Puts a few tournaments in, so that there is something to look at. */
  readonly demo?: boolean;
  /** The folder of the built pages. */
  readonly web?: string;
  /** The owner's token, instead of one that is made at the first start. */
  readonly ownerToken?: string;
  /** A shared server: accounts with passwords, no private addresses for webhooks. */
  readonly shared?: boolean;
  /** On a shared server: whether strangers may make themselves an account. */
  readonly registration?: boolean;
  /** Host names under which it answers; every name if the list is empty. */
  readonly hosts?: readonly string[];
  /** It stands behind a proxy that sets X-Forwarded-*. */
  readonly trustProxy?: boolean;
  /** The address that others use, where it cannot be guessed. */
  readonly publicUrl?: string;
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Prints nothing on the terminal. */
  readonly quiet?: boolean;
}
