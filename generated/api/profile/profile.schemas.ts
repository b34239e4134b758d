export { Analytic, NotificationSettings, OwnFeedbackList, OwnPromoCodes, ProductsToReview, Profile, ProfileUser, PurchaseList } from '../model';
