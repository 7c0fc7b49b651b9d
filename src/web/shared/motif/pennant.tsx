import './motif.css';
import type { ReactNode } from 'react';

/** A pennant on its pole: what stands on it is what the page is about. */
export function Pennant({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span className={`pole ${className}`}>
      <span className="pennant">{children}</span>
    </span>
  );
}
