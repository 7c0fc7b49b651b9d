import type { AnchorHTMLAttributes } from 'react';
import { useRouter } from 'wouter';

type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A page as a document of its own: what this one has loaded is let go of. Wherever the pages keep their addresses. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  const router = useRouter();
  return <a {...rest} href={router.hrefs(router.base + href, router)} />;
}
