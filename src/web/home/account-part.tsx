import type { ReactNode } from 'react';

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="stack account-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
