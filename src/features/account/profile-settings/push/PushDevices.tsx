import { Text } from '@mantine/core';
import type { PushDevice } from '#generated/api/model/pushDevice.ts';
import { formatDay } from '#src/lib/dates/dates.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import classes from './PushDevices.module.css';
import { pushStateTexts } from './push-state.ts';
import type { Push } from './use-push.ts';

/** On which devices push messages appear; this one is switched here. */
export function PushDevices({ push }: { push: Push }) {
  const { state, otherDevices } = push;
  const enable = useSingleRun(push.enable);
  const disable = useSingleRun(push.disable);
  return (
    <section className={classes.push} aria-label="Push-уведомления">
      <Text size="sm" role="status">
        Push-уведомления. {push.isFailed ? 'Не загрузились.' : pushStateTexts[state]}
      </Text>
      {state === 'off' && (
        <Button variant="default" loading={push.isPending} onClick={() => enable()}>
          Включить на этом устройстве
        </Button>
      )}
      {state === 'on' && (
        <Button variant="default" loading={push.isPending} onClick={() => disable()}>
          Отключить на этом устройстве
        </Button>
      )}
      {otherDevices.length > 0 && (
        <ul className={classes.devices} aria-label="Другие устройства с push-уведомлениями">
          {otherDevices.map((device) => (
            <OtherDevice key={device.id} device={device} push={push} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OtherDevice({
  device: { id, device, subscribedAt },
  push,
}: {
  device: PushDevice;
  push: Push;
}) {
  const remove = useSingleRun(push.remove);
  const name = device ?? 'Неизвестное устройство';
  return (
    <li className={classes.device}>
      <Text size="sm">
        {name}, включены {formatDay(subscribedAt)}
      </Text>
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={`Отключить: ${name}, включены ${formatDay(subscribedAt)}`}
        onClick={() => remove(id)}
      >
        Отключить
      </Button>
    </li>
  );
}
