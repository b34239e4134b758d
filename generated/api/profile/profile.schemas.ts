export { Analytic, BonusHistory, NotificationSettings, OwnData, OwnFeedbackList, OwnPromoCodes, ProductsToReview, Profile, ProfileUser, PurchaseList, SignInSessions } from '../model';
