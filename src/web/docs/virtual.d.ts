/** What scripts/docs-pages.mjs makes of docs/*.md. */
declare module 'virtual:docs-contents' {
  const contents: readonly {
    readonly title: string;
    readonly pages: readonly { readonly href: string; readonly title: string; readonly about: string }[];
  }[];
  export default contents;
}

declare module 'virtual:docs-search' {
  const sections: readonly {
    readonly id: string;
    readonly page: string;
    readonly heading: string;
    readonly text: string;
  }[];
  export default sections;
}

declare module 'virtual:docs-page' {
  export type Piece =
    | string
    | {
        readonly tag: string;
        readonly attrs?: Readonly<Record<string, string>>;
        /** Which of the page's images it shows. */
        readonly image?: number;
        readonly children: readonly Piece[];
      };
  export interface DocsPage {
    readonly pieces: readonly Piece[];
    readonly images: readonly string[];
  }
}
