/** «Round 3 of 7»: the figure that changes leads, the words around it are quiet; without one the words lead. */
export function Counted({ text }: { text: string }) {
  const [, before = '', figure, after = ''] = /^(\D*)(\d+(?:[:.,]\d+)*)(.*)$/s.exec(text) ?? [];
  if (figure === undefined) return <b>{text}</b>;
  return (
    <span className="counted">
      {before}
      <b>{figure}</b>
      {after}
    </span>
  );
}
