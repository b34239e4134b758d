import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import type { Approvers } from '#generated/api/model/index.ts';
import { limitName } from '#src/lib/labels/approval-limits.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';
import { newRule, ruleRules, ruleValues } from './approval-rule-form.ts';
import { modeLabels, quorumLabels } from './approval-rule-texts.ts';
import { useApproversChange } from './use-approvers-change.ts';

interface RuleDialogProps {
  partnerID: string;
  approvers: Approvers;
  onClose: () => void;
}

/** The company's approval rule: which orders, from which sum, how many consents, one's own orders. */
export function RuleDialog({ partnerID, approvers, onClose }: RuleDialogProps) {
  const draft = `approval rule of ${partnerID}`;
  const { form, drop } = useDraftedForm(draft, ruleValues(approvers), ruleRules);
  const close = () => {
    drop();
    onClose();
  };
  const change = useApproversChange({
    partnerID,
    approvers,
    success: 'Правило сохранено',
    onDone: close,
  });
  const { mode, quorum, selfApproval } = form.values;
  return (
    <FormDialog
      opened
      onClose={close}
      title="Правило согласования"
      size="md"
      form={form}
      onSubmit={(values) => change.save(newRule(values))}
      pending={change.pending}
      error={change.rejections}
      submitLabel="Сохранить правило"
    >
      <ChoiceCards
        label="Какие заказы согласуем"
        value={mode}
        onChange={(chosen) => form.setFieldValue('mode', chosen)}
        choices={[
          {
            value: 'AboveAmount',
            title: modeLabels.AboveAmount,
            description: 'И по счёту – больше остатка по договору',
            below: mode === 'AboveAmount' && (
              <TextInput
                label={`${limitName('AmountAboveLimit')}, ₽`}
                required
                my="xs"
                ms="xl"
                inputMode="decimal"
                placeholder="100 000"
                {...form.getInputProps('amountFrom')}
              />
            ),
          },
          { value: 'Always', title: modeLabels.Always },
          {
            value: 'Never',
            title: modeLabels.Never,
            description: 'Пределы сотрудников действуют при любом правиле',
          },
        ]}
      />
      <Radio.Group
        label="Сколько согласий нужно"
        value={quorum}
        onChange={(chosen) => form.setFieldValue('quorum', chosen)}
      >
        <Stack gap="xs" mt="xs">
          {Object.entries(quorumLabels).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox
        label="Согласующий может согласовать свой заказ"
        description="Без этого его заказ согласует другой согласующий, а если другого нет – другой владелец"
        checked={selfApproval === 'yes'}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('selfApproval', checked ? 'yes' : '')
        }
      />
    </FormDialog>
  );
}
