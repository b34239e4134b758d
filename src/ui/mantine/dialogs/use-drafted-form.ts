import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import {
  dropDraft,
  type FormDraft,
  readDraft,
  writeDraft,
} from '#src/browser/storage/form-drafts.ts';
import type { Rule } from '#src/lib/validation.ts';

interface DraftedForm<Values extends Record<string, string>> {
  form: UseFormReturnType<Values>;
  /** Removes the draft: it was sent or discarded. */
  drop: () => void;
}

/**
 * A form whose typed values are stored over a reload until they are sent or discarded.
 * @param name of the draft in the browser's session.
 */
export function useDraftedForm<Values extends Record<string, string>>(
  name: string,
  initialValues: Values,
  rules: { [Field in keyof Values]: Rule },
): DraftedForm<Values> {
  const form = useForm<Values>({
    initialValues,
    // Mantine's type of rules does not know that these are for strings only.
    validate: rules as never,
    onValuesChange: (values) => writeDraft(name, values),
  });
  const restore = useEffectEvent((draft: FormDraft) =>
    form.setValues((now) => ({ ...now, ...draft })),
  );
  useEffect(() => {
    const draft = readDraft(name);
    if (draft) restore(draft);
  }, [name]);
  return { form, drop: () => dropDraft(name) };
}
