import type { ReactNode } from 'react';
import type { Approvers } from '#generated/api/model/index.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import classes from './ApprovalRule.module.css';
import { modeText, quorumLabels, selfApprovalText } from './approval-rule-texts.ts';

interface ApprovalRuleProps {
  rule: Approvers;
  /** Id of the note that says who may change it; null when the user may. */
  deniedBy: string | null;
  onChange: () => void;
}

/** The company's approval rule in words. */
export function ApprovalRule({ rule, deniedBy, onChange }: ApprovalRuleProps) {
  return (
    <Section id="approval-rule" title="Правило">
      <div className={classes.rule}>
        <dl className={classes.facts}>
          <Fact name="Что согласуем">{modeText(rule)}</Fact>
          <Fact name="Сколько согласий">{quorumLabels[rule.quorum]}</Fact>
          <Fact name="Заказ самого согласующего">{selfApprovalText(rule)}</Fact>
        </dl>
        <Button
          variant="light"
          disabled={deniedBy !== null}
          aria-describedby={deniedBy ?? undefined}
          onClick={onChange}
        >
          Изменить правило
        </Button>
      </div>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
