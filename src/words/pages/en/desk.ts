/** What the desk says about conflicts between desks. */
export const conflict = {
  title: 'Two results for table {{table}}',
  counts: 'The one entered first counts until one is chosen. The other desk sees this, too.',
  first: 'Entered first, {{by}}, {{time}}',
  second: 'Then, {{by}}, {{time}}',
  wins: '{{name}} wins',
  draw: 'Draw',
  absent: '{{names}} did not play',
  uphold: 'Keep {{result}}',
  take: 'Take {{result}}',
  neither: 'Neither: ask the table',
  mark: 'conflict',
  settled: 'Table {{table}} is settled: {{result}}.',
  reopened: 'Table {{table}} is open again.',
};
