export { Analytic, BonusHistory, NotificationSettings, OwnData, OwnFeedbackList, OwnPromoCodes, ProductsToReview, Profile, ProfileUser, PurchaseList, PushDevices, SignInSessions } from '../model';
