import { underBase } from '../shared/base.ts';
import { useT } from '../shared/words.ts';

/** Every server also has the pages that need none. */
export function TryHere() {
  const t = useT('here');
  return <a href={underBase('/here')}>{t('here.try')}</a>;
}
