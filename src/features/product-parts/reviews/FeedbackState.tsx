import type { Feedback } from '#generated/api/model/feedback.ts';
import { feedbackStatusLabels } from './feedback-labels.ts';
import classes from './Reviews.module.css';

/** What became of the user's own review, and why it was rejected. */
export function FeedbackState({ feedback }: { feedback: Feedback }) {
  const { status, rejectionReason } = feedback;
  return (
    <p className={classes.state}>
      <span className={classes.status} data-status={status}>
        {feedbackStatusLabels[status]}
      </span>
      {status === 'Moderation' && (
        <span>
          Проверим до двух рабочих дней и{'\u00A0'}напишем вам. Пока его видите только вы.
        </span>
      )}
      {rejectionReason !== null && <span>Что мешает: {rejectionReason}</span>}
      {status === 'Rejected' && <span>Измените отзыв, и{'\u00A0'}мы проверим его снова.</span>}
    </p>
  );
}
