import { readStored, writeStored } from './storage.ts';

/**
 * What was typed into a form and not sent yet, kept for as long as the browser's session: a reload,
 * a failed call or a sign-in in between lose nothing.
 */
export type FormDraft = Readonly<Record<string, string>>;

/** The draft of a form, or null when nothing was left half-filled. */
export function readDraft(form: string): FormDraft | null {
  const found = readStored('formDrafts')?.[form];
  return isDraft(found) ? found : null;
}

export function writeDraft(form: string, values: FormDraft): void {
  writeStored('formDrafts', { ...readStored('formDrafts'), [form]: values });
}

/** Forgets a draft: it was sent, or given up. */
export function dropDraft(form: string): void {
  const { [form]: dropped, ...rest } = readStored('formDrafts') ?? {};
  if (dropped !== undefined) writeStored('formDrafts', rest);
}

function isDraft(value: unknown): value is FormDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((field) => typeof field === 'string')
  );
}
