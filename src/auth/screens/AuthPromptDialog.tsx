import { Stack, Text } from '@mantine/core';
import { acceptAuthPrompt, closeAuthPrompt, useAuthPrompt } from '#src/auth/auth-prompt.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ResponsiveDialog } from '#src/ui/mantine/dialogs/ResponsiveDialog.tsx';

const USUAL = 'Чтобы пользоваться корзиной, избранным и заказами, войдите в аккаунт.';

/** Prompts a visitor to sign in for the requested action. */
export function AuthPromptDialog() {
  const { opened, text = USUAL } = useAuthPrompt();
  return (
    <ResponsiveDialog opened={opened} onClose={closeAuthPrompt} title="Авторизуйтесь" size="sm">
      <Stack gap="lg">
        <Text>{text} Вы вернётесь на эту же страницу.</Text>
        <Button onClick={() => void acceptAuthPrompt()} data-autofocus>
          Войти в аккаунт
        </Button>
      </Stack>
    </ResponsiveDialog>
  );
}
