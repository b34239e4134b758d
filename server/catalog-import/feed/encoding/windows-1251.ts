const codes = new Map<string, number>(
  Array.from(
    new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    (letter, byte) => [letter, byte] as const,
  ),
);

/** Bytes of XML text in windows-1251; characters it lacks become numeric entities. */
export function encodeWindows1251(text: string): Buffer {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = codes.get(letter);
    if (code === undefined) bytes.push(...Buffer.from(`&#${letter.codePointAt(0)};`));
    else bytes.push(code);
  }
  return Buffer.from(bytes);
}
