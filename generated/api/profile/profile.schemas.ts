export { Analytic, NotificationSettings, OwnFeedbackList, OwnPromoCodes, ProductsToReview, Profile, PurchaseList } from '../model';
