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

export function PennantMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <path d="M7 3v26" stroke="var(--quiet)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M8.5 5h18l-6 6 6 6h-18z" fill="var(--accent)" />
    </svg>
  );
}
