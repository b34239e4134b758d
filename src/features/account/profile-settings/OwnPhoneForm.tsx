import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useChangePhone } from '#generated/api/profile/change-phone.ts';
import { invalidateGetNotificationSettings } from '#generated/api/profile/get-notification-settings.ts';
import { invalidateGetProfile } from '#generated/api/profile/get-profile.ts';
import { ApiError } from '#src/api/errors.ts';
import { formatPhone, normalizePhone } from '#src/lib/contacts/phone.ts';
import { typedPhone } from '#src/lib/contacts/typed-phone.ts';
import { all, required } from '#src/lib/validation.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { focusFirstError } from '#src/ui/kit/fields/focus-first-error.ts';
import classes from './PersonSection.module.css';

const REJECTIONS = [409, 429];

/** The phone of a user whose identity provider supplies none; typed here, and replaced here. */
export function OwnPhoneForm({ phone }: { phone: string | null }) {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { phone: phone === null ? '+7' : formatPhone(phone) },
    validate: { phone: all(required, typedPhone) },
  });
  const change = useChangePhone({
    mutation: {
      meta: { success: 'Телефон сохранён', handledStatuses: REJECTIONS },
      onSuccess: () => {
        form.resetDirty();
        void invalidateGetProfile(client);
        void invalidateGetNotificationSettings(client);
      },
      onError: (error) => {
        if (error instanceof ApiError && REJECTIONS.includes(error.status)) {
          form.setFieldError('phone', error.message);
        }
      },
    },
  });
  const submit = useSingleRun(change.mutateAsync);
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(
        ({ phone: typed }) => submit({ data: { phone: normalizePhone(typed) } }),
        focusFirstError(form),
      )}
    >
      <div className={classes.fields}>
        <TextInput
          label="Телефон для связи"
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
        <Button type="submit" size="md" variant="default" loading={change.isPending}>
          Сохранить телефон
        </Button>
      </div>
    </form>
  );
}
