export interface ConnectionOptions {
  /** Where the server is; in a page, the page's own server. */
  readonly baseUrl?: string;
  /** For programs; pages have a cookie. */
  readonly token?: string;
  /** In which language refusals are worded; a function where it may change. */
  readonly language?: string | (() => string);
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
  get headers() {
    const { token, language } = options;
    return {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'accept-language': typeof language === 'string' ? language : language() }),
    };
  },
});
