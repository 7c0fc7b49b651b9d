import './motif.css';
import type { ReactNode } from 'react';
import { Pennant } from './pennant.tsx';

interface HeadProps {
  readonly title: string;
  /** One sentence beside it: what the page has to say now. */
  readonly say?: ReactNode;
  readonly tools?: ReactNode;
  /** On a narrow screen they stand under the name, where there is room to press them. */
  readonly toolsBelow?: boolean;
  /** Below the rule, such as the ticks of the round. */
  readonly children?: ReactNode;
}

/** How every page opens: its name on a pennant, standing on a double rule. */
export function PageHead({ title, say, tools, toolsBelow = false, children }: HeadProps) {
  return (
    <header className="page-head">
      <div className={`page-head-line ${toolsBelow ? 'tools-below' : ''}`}>
        <h1>
          <Pennant>{title}</Pennant>
        </h1>
        <div className="page-head-say">{say}</div>
        <div className="page-head-tools">{tools}</div>
      </div>
      <hr className="double-rule" />
      {children}
    </header>
  );
}
