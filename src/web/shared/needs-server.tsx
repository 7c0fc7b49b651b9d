import { Link } from 'wouter';
import type { PlainKey } from '../../words/catalogue.ts';
import { useT } from './words.ts';

interface NeedsServerProps {
  readonly why: PlainKey<'here'>;
}

/** Where people look for something that only a server has: why it isn’t here. */
export function NeedsServer({ why }: NeedsServerProps) {
  const t = useT('here');
  return (
    <p className="hint">
      {t(why)} <Link href="/docs/in-a-browser">{t('here.more')}</Link>
    </p>
  );
}
