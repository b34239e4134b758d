import { readStored, writeStored } from './storage.ts';

/**
 * What was typed into a form and not sent yet, stored for the browser session: it survives a
 * reload, a failed request or a sign-in in between.
 */
export type FormDraft = Readonly<Record<string, string>>;

/** The draft of a form, or null. */
export function readDraft(form: string): FormDraft | null {
  const found = readStored('formDrafts')?.[form];
  return isDraft(found) ? found : null;
}

/** Stores what was typed in a form until it is sent. */
export function writeDraft(form: string, values: FormDraft): void {
  writeStored('formDrafts', { ...readStored('formDrafts'), [form]: values });
}

/** Removes a draft that was sent or discarded. */
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
