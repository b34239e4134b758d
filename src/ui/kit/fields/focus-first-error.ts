import type { UseFormReturnType } from '@mantine/form';

/**
 * For `form.onSubmit`: focuses the first invalid field of the page. The order of the rules may be
 * another one.
 */
export function focusFirstError<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
): (errors: Readonly<Record<string, unknown>>) => void {
  return (errors) => {
    const fields = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
    const [first] = fields.sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    first?.focus();
  };
}
