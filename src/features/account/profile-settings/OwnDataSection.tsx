import { Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { exportOwnData } from '#generated/api/profile/export-own-data.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';

/** Saves what the shop stores about the user as a file. */
export function OwnDataSection() {
  const download = useMutation({
    mutationFn: () => exportOwnData(),
    meta: { success: 'Файл с вашими данными сохранён' },
    onSuccess: (data) => {
      const content = JSON.stringify(data, null, 2);
      const day = data.createdAt.slice(0, 10);
      saveFile(new Blob([content], { type: 'application/json' }), `Мои данные ${day}.json`);
    },
  });
  const run = useSingleRun(download.mutateAsync);
  return (
    <Section id="own-data" title="Мои данные">
      <Stack gap="md" align="flex-start">
        <Text>
          Файл JSON с тем, что о вас хранит магазин: контакты, адреса, получатели, корзина, заказы с
          возвратами, бонусы, промокоды, отзывы, обращения с перепиской, избранное, сравнение,
          просмотренные товары, уведомления и устройства.
        </Text>
        <Button variant="default" loading={download.isPending} onClick={() => run()}>
          Скачать мои данные
        </Button>
      </Stack>
    </Section>
  );
}
