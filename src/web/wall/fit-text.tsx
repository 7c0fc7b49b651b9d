import type { ReactNode } from 'react';

/** Text that fills its box and is never cut; see fit.ts. `block`: a paragraph, as large as it may be. */
export function FitText({
  className = '',
  block,
  children,
}: {
  className?: string;
  block?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={`fit ${block ? 'fit-block' : ''} ${className}`}>
      <span>{children}</span>
    </span>
  );
}
