import { Stack, Text } from '@mantine/core';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ResponsiveDialog } from '#src/ui/mantine/ResponsiveDialog.tsx';
import { acceptAuthPrompt, closeAuthPrompt, useAuthPrompt } from './auth-prompt.ts';

/** Asks a visitor to sign in for the requested action. */
export function AuthPromptDialog() {
  const { opened } = useAuthPrompt();
  return (
    <ResponsiveDialog opened={opened} onClose={closeAuthPrompt} title="Авторизуйтесь" size="sm">
      <Stack gap="lg">
        <Text>
          Чтобы пользоваться корзиной, избранным и заказами, войдите в аккаунт. Вы вернётесь на эту
          же страницу.
        </Text>
        <Button onClick={() => void acceptAuthPrompt()} data-autofocus>
          Войти в аккаунт
        </Button>
      </Stack>
    </ResponsiveDialog>
  );
}
