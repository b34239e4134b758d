import type {
  ApprovalMode,
  ApprovalQuorum,
  Approvers,
  ChangeApprovers,
} from '#generated/api/model/index.ts';
import { rubles, toKopecks, toRubles } from '#src/lib/numbers/rubles.ts';
import { all, required } from '#src/lib/validation.ts';
import { modeLabels, quorumLabels } from './approval-rule-texts.ts';

/** Values of the form, as typed: the sum in rubles, `selfApproval` is 'yes' or blank. */
export type RuleValues = Record<'mode' | 'amountFrom' | 'quorum' | 'selfApproval', string>;

type RuleChange = Pick<ChangeApprovers, 'mode' | 'amountFrom' | 'quorum' | 'selfApproval'>;

/** The form of the present rule. */
export function ruleValues(rule: Omit<Approvers, 'items' | 'version'>): RuleValues {
  return {
    mode: rule.mode,
    amountFrom: toRubles(rule.amountFrom),
    quorum: rule.quorum,
    selfApproval: rule.selfApproval ? 'yes' : '',
  };
}

const sum = all(required, rubles);

/** Rules of the fields; the sum counts only where it is requested. */
export const ruleRules = {
  mode: required,
  amountFrom: (value: string | undefined, values?: RuleValues) =>
    values?.mode === 'AboveAmount' ? sum(value) : null,
  quorum: required,
  selfApproval: () => null,
};

/** The rule of a valid form. */
export function newRule({ mode, amountFrom, quorum, selfApproval }: RuleValues): RuleChange {
  const modes = Object.keys(modeLabels) as ApprovalMode[];
  const quorums = Object.keys(quorumLabels) as ApprovalQuorum[];
  const chosen = modes.find((one) => one === mode) ?? 'Never';
  return {
    mode: chosen,
    amountFrom: chosen === 'AboveAmount' ? toKopecks(amountFrom) : null,
    quorum: quorums.find((one) => one === quorum) ?? 'Any',
    selfApproval: selfApproval === 'yes',
  };
}
