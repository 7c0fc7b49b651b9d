import './keys.css';
import { Dialog } from '../../shared/controls/dialog.tsx';
import { useT, type WordKey } from '../../shared/words.ts';

type Line = readonly [keys: readonly string[], does: WordKey];

const groups: readonly (readonly [WordKey, readonly Line[]])[] = [
  [
    'keys.results',
    [
      [['7'], 'keys.table'],
      [['5 3'], 'keys.score'],
      [['1', '=', '0'], 'keys.duel'],
      [['4='], 'keys.level'],
      [['-+', '+-', 'ff'], 'keys.absent'],
      [['Enter'], 'keys.enter'],
      [['↑', '↓'], 'keys.step'],
      [['⌫'], 'keys.back'],
    ],
  ],
  [
    'keys.players',
    [
      [['Space'], 'keys.pick'],
      [['C'], 'keys.here'],
    ],
  ],
  ['keys.draft', [[['Enter'], 'keys.swap']]],
  [
    'keys.everywhere',
    [
      [['Ctrl-K'], 'keys.palette'],
      [['?'], 'keys.help'],
      [['Esc'], 'keys.close'],
    ],
  ],
];

/** All that can be done without a mouse, on one page. */
export function KeysList({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t('keys.title')}>
      <div className="keys-groups">
        {groups.map(([name, lines]) => (
          <section key={name}>
            <h3>{t(name)}</h3>
            <dl className="keys-list">
              {lines.map(([keys, does]) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
