export { Analytic, BonusHistory, NotificationSettings, OwnFeedbackList, OwnPromoCodes, ProductsToReview, Profile, ProfileUser, PurchaseList, SignInSessions } from '../model';
