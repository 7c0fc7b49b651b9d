import './keys.css';
import { presentForm, type ResultForm } from '../../../engine/index.ts';
import { Dialog } from '../../shared/controls/dialog.tsx';
import { useT, type WordKey } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { exampleOf, winTo } from '../results/entry-mode.ts';

type Line = readonly [keys: readonly string[], does: WordKey];

/** What this event takes, with examples of its own. */
function resultLines(form: ResultForm): readonly Line[] {
  switch (form.kind) {
    case 'one-point':
      return [
        [['1', '=', '0'], 'keys.duel'],
        [['1-0', '1/2', '0-1'], 'keys.duelInFull'],
        [['-+', '+-', 'ff'], 'keys.absent'],
      ];
    case 'target': {
      const [most, less] = winTo(form.target);
      return [
        [[`${most} ${less}`], 'keys.score'],
        ...(most < 10 ? [[[`${most}${less}`], 'keys.scoreInShort'] as const] : []),
        ...(form.level ? [[[`${form.target - 1}=`], 'keys.level'] as const] : []),
        [['-+', '+-', 'ff'], 'keys.absent'],
      ];
    }
    default:
      return [
        [[exampleOf(form)], 'keys.score'],
        [['x'], 'keys.left'],
      ];
  }
}

const groupsFor = (form: ResultForm): readonly (readonly [WordKey, readonly Line[]])[] => [
  [
    'keys.results',
    [
      [['7'], 'keys.table'],
      ...resultLines(form),
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
  const { derived } = useDesk();
  return (
    <Dialog open onClose={onClose} title={t('keys.title')}>
      <div className="keys-groups">
        {groupsFor(presentForm(derived)).map(([name, lines]) => (
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
