import type { ReactNode } from 'react';
import type { FileSource, WrittenSource } from '../../client/index.ts';

interface FileLinkProps {
  readonly source: FileSource;
  readonly className?: string;
  /** For what another program opens, like a calendar, instead of a file that is put away. */
  readonly opens?: boolean;
  readonly children: ReactNode;
}

export function FileLink({ source, className, opens = false, children }: FileLinkProps) {
  if ('url' in source) {
    return (
      <a className={className} href={source.url} download={!opens}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={className} onClick={() => void saveFile(source)}>
      {children}
    </button>
  );
}

/** Puts a file where this browser puts what it saves. */
export async function saveFile({ name, write }: WrittenSource): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await write());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
