import { List, Paper, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import classes from '#src/features/cart/import/ImportScreen.module.css';
import { useImportDownload } from '#src/features/cart/import/use-import-download.ts';
import { formatFileSize } from '#src/lib/numbers/file-size.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { FILE_LIMIT, ROW_LIMIT } from './import-file.ts';

/** Requirements for the file, shown before the upload, with a template to fill in. */
export function ImportRules() {
  const template = useImportDownload('shablon-zakaza.xlsx');
  return (
    <Paper
      withBorder
      radius="lg"
      p="md"
      component="section"
      aria-labelledby="import-rules"
      className={classes.rules ?? ''}
    >
      <Stack gap="sm">
        <Title order={2} size="h3" id="import-rules">
          Как подготовить файл
        </Title>
        <List size="sm" spacing="xs">
          <List.Item>XLSX или CSV, до {formatFileSize(FILE_LIMIT)}</List.Item>
          <List.Item>не больше {formatNumber(ROW_LIMIT)} строк</List.Item>
          <List.Item>если листов несколько, прочитаем тот, где заказ</List.Item>
          <List.Item>столбец с артикулом, кодом производителя или названием</List.Item>
          <List.Item>
            столбец с количеством: целое от 1, можно «7 шт.», «1 000» или «2,00»; без столбца
            возьмём наименьшее
          </List.Item>
          <List.Item>
            упаковки («5 уп.») посчитаем в штуках, если их размер есть в каталоге
          </List.Item>
          <List.Item>строку с неверным количеством не добавим, пока вы её не исправите</List.Item>
          <List.Item>одинаковые товары сложим</List.Item>
        </List>
        <Text size="sm" c="dimmed">
          Товары добавятся к тем, что уже в корзине.
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden="true" size="1.125rem" />}
          loading={template.pending}
          onClick={() => template.run({ document: 'Template' })}
        >
          Скачать шаблон
        </Button>
      </Stack>
    </Paper>
  );
}
