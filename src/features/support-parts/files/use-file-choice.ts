import { useEffect, useRef, useState } from 'react';
import { contentRejections } from './file-content.ts';
import type { FileRules } from './upload-rules.ts';

interface FileChoice {
  rules: FileRules;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/**
 * Adds chosen files that fit the rules, by name, size and first bytes; the messages name those that do
 * not, and the others stay.
 */
export function useFileChoice({ rules, files, onChange }: FileChoice) {
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const add = async (chosen: readonly File[]) => {
    const candidates = rules.add(files, chosen).files.filter((file) => !files.includes(file));
    const misnamed = await contentRejections(candidates, rules.kinds);
    // Others may have been chosen or removed while these were read.
    const next = rules.add(
      latest.current,
      chosen.filter((file) => !misnamed.has(file)),
    );
    setRejected([...next.rejected, ...misnamed.values()]);
    onChange(next.files);
  };
  return { rejected, add };
}
