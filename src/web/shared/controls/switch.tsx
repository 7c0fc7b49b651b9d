import './switch.css';
import { useId } from 'react';
import { useT } from '../words.ts';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** What it is for on the left, and on the right whether it is on, in a word too. */
export function Switch({ label, on, onChange }: SwitchProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="switch-row">
      <label htmlFor={id}>{label}</label>
      <span className="hint" aria-hidden="true">
        {t(on ? 'toggle.on' : 'toggle.off')}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
