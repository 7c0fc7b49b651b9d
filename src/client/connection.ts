export interface ConnectionOptions {
  /** Where the server is; in a page, the page's own server. */
  readonly baseUrl?: string;
  /** For programs; pages have a cookie. */
  readonly token?: string;
  /** In which language refusals are worded. */
  readonly language?: string;
  readonly fetch?: typeof fetch;
}

/** Where to ask, and with what. */
export interface Connection {
  readonly fetcher: typeof fetch;
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const connectionOf = (options: ConnectionOptions): Connection => ({
  fetcher: options.fetch ?? ((...args) => fetch(...args)),
  base: (options.baseUrl ?? '').replace(/\/$/, ''),
  headers: {
    ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
    ...(options.language !== undefined && { 'accept-language': options.language }),
  },
});
