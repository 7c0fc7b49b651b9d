/** Light, dark and print; tabular figures; wide tables scroll by themselves. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1c1a17; --paper: #fbfaf7; --line: #d8d3c8; --accent: #a3262a; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7dd; --paper: #171614; --line: #3b3833; --accent: #ef8a7a; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3, h4 { line-height: 1.2; }
h2 { margin-top: 2rem; border-bottom: 2px solid var(--accent); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0; }
caption { text-align: left; font-weight: 600; }
th, td { text-align: left; padding: .2rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
.winner { font-size: 1.2rem; }
.cards { display: flex; flex-wrap: wrap; gap: 1.5rem; }
.bracket { display: flex; gap: 1.5rem; }
.column { display: flex; flex-direction: column; justify-content: space-around; min-width: 11rem; }
.match { border: 1px solid var(--line); border-radius: 3px; padding: .3rem .5rem; margin: .3rem 0; }
.match ul { list-style: none; margin: 0; padding: 0; }
.won { font-weight: 600; }
@media print { :root { --ink: #000; --paper: #fff; --line: #999; --accent: #000; } h3 { break-after: avoid; } tr { break-inside: avoid; } }
`;
