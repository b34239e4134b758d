import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useChangePhone } from '#generated/api/profile/change-phone.ts';
import { invalidateGetProfile } from '#generated/api/profile/get-profile.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { typedPhone } from '#src/lib/contacts/typed-phone.ts';
import { all, required } from '#src/lib/validation.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { focusFirstError } from '#src/ui/kit/fields/focus-first-error.ts';
import { useServerFieldErrors } from '#src/ui/kit/fields/use-server-field-errors.ts';
import { DialogActions } from '#src/ui/mantine/dialogs/DialogActions.tsx';
import { PhoneInput } from '#src/ui/mantine/fields/PhoneInput.tsx';

interface RefundPhoneFormProps {
  /** The phone is stored: a code can be sent to it. */
  onSaved: () => void;
  onBack: () => void;
}

/** For a user whose account has no phone: requests one and stores it for this and later codes. */
export function RefundPhoneForm({ onSaved, onBack }: RefundPhoneFormProps) {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { phone: '+7' },
    validate: {
      phone: all(required, typedPhone),
    },
  });
  const change = useChangePhone({
    mutation: {
      meta: formRejectionMeta,
      onSuccess: () => {
        void invalidateGetProfile(client);
        onSaved();
      },
    },
  });
  useServerFieldErrors(form, change.error && toPhone(formRejections(change.error)));
  const submit = useSingleRun(change.mutateAsync);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ phone: typed }) => submit({ data: { phone: normalizePhone(typed) } }),
        focusFirstError(form),
      )}
    >
      <Stack gap="md">
        <Text>В вашем аккаунте нет телефона. Укажите его, и мы пришлём код для возврата.</Text>
        <PhoneInput
          label="Телефон"
          data-autofocus
          disabled={change.isPending}
          {...form.getInputProps('phone')}
        />
        <DialogActions>
          <Button variant="default" onClick={onBack} disabled={change.isPending}>
            Назад
          </Button>
          <Button type="submit" loading={change.isPending}>
            Прислать код
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** The phone is the only field: every message is about it. */
function toPhone(messages: Readonly<Record<string, string>>): Record<string, string> {
  const [message] = Object.values(messages);
  return message === undefined ? {} : { phone: message };
}
