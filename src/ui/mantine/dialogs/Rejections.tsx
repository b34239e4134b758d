import { Alert } from '@mantine/core';

/** Why the server rejected what a dialog sent, read out as soon as it is shown. */
export function Rejections({ messages }: { messages: readonly string[] }) {
  return messages.map((message) => (
    <Alert key={message} color="red" variant="light" role="alert">
      {message}
    </Alert>
  ));
}
