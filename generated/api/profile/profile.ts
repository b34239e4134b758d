import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Analytic,
  NotificationSettings,
  OwnFeedbackList,
  OwnPromoCodes,
  ProductsToReview,
  Profile,
  ProfileUser,
  PurchaseList
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  AnalyticFilter,
  ChangeNotificationSettings,
  ChangePhone,
  ErrorPayload,
  ListOwnFeedbackParams,
  PurchasesFilter
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetProfileUrl = () => {




  return `/api/v1/profile`
}

/**
 * Кто вошёл, бонусы и счётчики. Обновляется при смене сеанса; чаще раза в 5 секунд не спрашивают.
 * @summary Профиль
 */
export const getProfile = async ( options?: Parameters<typeof http>[1]): Promise<Profile> => {

  return http<Profile>(getGetProfileUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Profile
  }
);}





export const getGetProfileQueryKey = () => {
    return [
    'api','v1','profile'
    ] as const;
    }


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = ErrorType<ErrorPayload>


export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Профиль
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Профиль
 */
export const prefetchGetProfileQuery = async <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProfileQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProfile} query
 */
export const invalidateGetProfile = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProfileQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Профиль
 */
export const useSetGetProfileQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getProfile>> | undefined | ((old: Awaited<ReturnType<typeof getProfile>> | undefined) => Awaited<ReturnType<typeof getProfile>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProfile>>>({ exact: $exactMatch, queryKey: getGetProfileQueryKey() }, updater);
  };
}

/**
 * @summary Профиль
 */
export const useGetGetProfileQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getProfile>>>(getGetProfileQueryKey());
}


export const getGetProfileSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProfileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Профиль
 */

export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangePhoneUrl = () => {




  return `/api/v1/profile/phone`
}

/**
 * Телефон для связи, когда поставщик удостоверений его не даёт: на него приходят коды и SMS. Приглашения в компании по нему не видны. Если телефон даёт поставщик — 409 PhoneFromProvider. Не чаще пяти раз в час, иначе 429.
 * @summary Указать телефон
 */
export const changePhone = async (changePhoneBody: ChangePhone, options?: Parameters<typeof http>[1]): Promise<ProfileUser> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ProfileUser>(getChangePhoneUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePhoneBody),
    schema: async () => (await schemas()).ProfileUser
  }
);}





export const getChangePhoneMutationKey = () => ['changePhone'] as const;

export const getChangePhoneMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext> => {

const mutationKey = getChangePhoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePhone>>, ChangePhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePhone(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePhoneMutationResult = NonNullable<Awaited<ReturnType<typeof changePhone>>>
    export type ChangePhoneMutationBody = ChangePhone
    export type ChangePhoneMutationError = ErrorType<ErrorPayload>
    export type ChangePhoneMutationVariables = {data: ChangePhone}

    /**
 * @summary Указать телефон
 */
export const useChangePhone = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePhone>>,
        TError,
        ChangePhoneMutationVariables,
        TContext
      > => {
      return useMutation(getChangePhoneMutationOptions(options), queryClient);
    }
    export const getGetAnalyticUrl = () => {




  return `/api/v1/profile/analytic/filter`
}

/**
 * Сколько и чего куплено за срок: итоги, точки графика, доли и таблица товаров страницами.
 * @summary Аналитика покупок
 */
export const getAnalytic = async (analyticFilter: AnalyticFilter, options?: Parameters<typeof http>[1]): Promise<Analytic> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Analytic>(getGetAnalyticUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(analyticFilter),
    schema: async () => (await schemas()).Analytic
  }
);}





export const getGetAnalyticQueryKey = (analyticFilter?: AnalyticFilter,) => {
    return [
    'POST', 'api','v1','profile','analytic','filter', analyticFilter
    ] as const;
    }


export const getGetAnalyticQueryOptions = <TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalyticQueryKey(analyticFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalytic>>> = ({ signal }) => getAnalytic(analyticFilter, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalyticQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalytic>>>
export type GetAnalyticQueryError = ErrorType<ErrorPayload>


export function useGetAnalytic<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalytic>>,
          TError,
          Awaited<ReturnType<typeof getAnalytic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalytic<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalytic>>,
          TError,
          Awaited<ReturnType<typeof getAnalytic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalytic<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Аналитика покупок
 */

export function useGetAnalytic<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalyticQueryOptions(analyticFilter,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Аналитика покупок
 */
export const prefetchGetAnalyticQuery = async <TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAnalyticQueryOptions(analyticFilter,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAnalytic} query
 */
export const invalidateGetAnalytic = async (
 queryClient: QueryClient, analyticFilter: AnalyticFilter, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAnalyticQueryKey(analyticFilter) }, options);

  return queryClient;
}

/**
 * @summary Аналитика покупок
 */
export const useSetGetAnalyticQueryData = () => {
  const queryClient = useQueryClient();
  return (analyticFilter: AnalyticFilter | undefined,updater: Awaited<ReturnType<typeof getAnalytic>> | undefined | ((old: Awaited<ReturnType<typeof getAnalytic>> | undefined) => Awaited<ReturnType<typeof getAnalytic>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getAnalytic>>>({ exact: $exactMatch, queryKey: getGetAnalyticQueryKey(analyticFilter) }, updater);
  };
}

/**
 * @summary Аналитика покупок
 */
export const useGetGetAnalyticQueryData = () => {
  const queryClient = useQueryClient();
  return (analyticFilter: AnalyticFilter,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getAnalytic>>>(getGetAnalyticQueryKey(analyticFilter));
}


export const getGetAnalyticSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(analyticFilter: AnalyticFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalyticQueryKey(analyticFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalytic>>> = ({ signal }) => getAnalytic(analyticFilter, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAnalyticSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalytic>>>
export type GetAnalyticSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetAnalyticSuspense<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyticSuspense<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyticSuspense<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Аналитика покупок
 */

export function useGetAnalyticSuspense<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalyticSuspenseQueryOptions(analyticFilter,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOwnFeedbackUrl = (params?: ListOwnFeedbackParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/profile/feedback?${stringifiedParams}` : `/api/v1/profile/feedback`
}

/**
 * Отзывы читателя с товарами, новые первыми.
 * @summary Мои отзывы
 */
export const listOwnFeedback = async (params?: ListOwnFeedbackParams, options?: Parameters<typeof http>[1]): Promise<OwnFeedbackList> => {

  return http<OwnFeedbackList>(getListOwnFeedbackUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).OwnFeedbackList
  }
);}





export const getListOwnFeedbackQueryKey = (params?: ListOwnFeedbackParams,) => {
    return [
    'api','v1','profile','feedback', ...(params ? [params] : [])
    ] as const;
    }


export const getListOwnFeedbackQueryOptions = <TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnFeedbackQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnFeedback>>> = ({ signal }) => listOwnFeedback(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnFeedbackQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnFeedback>>>
export type ListOwnFeedbackQueryError = ErrorType<ErrorPayload>


export function useListOwnFeedback<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListOwnFeedbackParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnFeedback>>,
          TError,
          Awaited<ReturnType<typeof listOwnFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnFeedback<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnFeedback>>,
          TError,
          Awaited<ReturnType<typeof listOwnFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnFeedback<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои отзывы
 */

export function useListOwnFeedback<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnFeedbackQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Мои отзывы
 */
export const prefetchListOwnFeedbackQuery = async <TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOwnFeedbackQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOwnFeedback} query
 */
export const invalidateListOwnFeedback = async (
 queryClient: QueryClient, params?: ListOwnFeedbackParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOwnFeedbackQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Мои отзывы
 */
export const useSetListOwnFeedbackQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListOwnFeedbackParams | undefined,updater: Awaited<ReturnType<typeof listOwnFeedback>> | undefined | ((old: Awaited<ReturnType<typeof listOwnFeedback>> | undefined) => Awaited<ReturnType<typeof listOwnFeedback>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listOwnFeedback>>>({ exact: $exactMatch, queryKey: getListOwnFeedbackQueryKey(params) }, updater);
  };
}

/**
 * @summary Мои отзывы
 */
export const useGetListOwnFeedbackQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListOwnFeedbackParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listOwnFeedback>>>(getListOwnFeedbackQueryKey(params));
}


export const getListOwnFeedbackSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(params?: ListOwnFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnFeedbackQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnFeedback>>> = ({ signal }) => listOwnFeedback(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOwnFeedbackSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnFeedback>>>
export type ListOwnFeedbackSuspenseQueryError = ErrorType<ErrorPayload>


export function useListOwnFeedbackSuspense<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListOwnFeedbackParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnFeedbackSuspense<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnFeedbackSuspense<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои отзывы
 */

export function useListOwnFeedbackSuspense<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnFeedbackSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProductsToReviewUrl = () => {




  return `/api/v1/profile/feedback/products/toReview`
}

/**
 * Полученные товары, о которых читатель ещё не писал; их число — `feedbackCount` профиля.
 * @summary Товары, ждущие отзыва
 */
export const listProductsToReview = async ( options?: Parameters<typeof http>[1]): Promise<ProductsToReview> => {

  return http<ProductsToReview>(getListProductsToReviewUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductsToReview
  }
);}





export const getListProductsToReviewQueryKey = () => {
    return [
    'api','v1','profile','feedback','products','toReview'
    ] as const;
    }


export const getListProductsToReviewQueryOptions = <TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsToReviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductsToReview>>> = ({ signal }) => listProductsToReview({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsToReviewQueryResult = NonNullable<Awaited<ReturnType<typeof listProductsToReview>>>
export type ListProductsToReviewQueryError = ErrorType<ErrorPayload>


export function useListProductsToReview<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductsToReview>>,
          TError,
          Awaited<ReturnType<typeof listProductsToReview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsToReview<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductsToReview>>,
          TError,
          Awaited<ReturnType<typeof listProductsToReview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsToReview<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товары, ждущие отзыва
 */

export function useListProductsToReview<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsToReviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Товары, ждущие отзыва
 */
export const prefetchListProductsToReviewQuery = async <TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListProductsToReviewQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListProductsToReview} query
 */
export const invalidateListProductsToReview = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductsToReviewQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Товары, ждущие отзыва
 */
export const useSetListProductsToReviewQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listProductsToReview>> | undefined | ((old: Awaited<ReturnType<typeof listProductsToReview>> | undefined) => Awaited<ReturnType<typeof listProductsToReview>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listProductsToReview>>>({ exact: $exactMatch, queryKey: getListProductsToReviewQueryKey() }, updater);
  };
}

/**
 * @summary Товары, ждущие отзыва
 */
export const useGetListProductsToReviewQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listProductsToReview>>>(getListProductsToReviewQueryKey());
}


export const getListProductsToReviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsToReviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductsToReview>>> = ({ signal }) => listProductsToReview({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProductsToReviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProductsToReview>>>
export type ListProductsToReviewSuspenseQueryError = ErrorType<ErrorPayload>


export function useListProductsToReviewSuspense<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsToReviewSuspense<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsToReviewSuspense<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товары, ждущие отзыва
 */

export function useListProductsToReviewSuspense<TData = Awaited<ReturnType<typeof listProductsToReview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsToReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsToReviewSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPurchasesUrl = () => {




  return `/api/v1/profile/purchases/filter`
}

/**
 * Товары из полученных заказов читателя с нынешними ценой и наличием, чтобы купить снова.
 * @summary Купленное раньше
 */
export const listPurchases = async (purchasesFilter: PurchasesFilter, options?: Parameters<typeof http>[1]): Promise<PurchaseList> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<PurchaseList>(getListPurchasesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(purchasesFilter),
    schema: async () => (await schemas()).PurchaseList
  }
);}





export const getListPurchasesQueryKey = (purchasesFilter?: PurchasesFilter,) => {
    return [
    'POST', 'api','v1','profile','purchases','filter', purchasesFilter
    ] as const;
    }


export const getListPurchasesQueryOptions = <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesQueryKey(purchasesFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>> = ({ signal }) => listPurchases(purchasesFilter, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPurchasesQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesQueryError = ErrorType<ErrorPayload>


export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Купленное раньше
 */

export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesQueryOptions(purchasesFilter,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Купленное раньше
 */
export const prefetchListPurchasesQuery = async <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPurchasesQueryOptions(purchasesFilter,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPurchases} query
 */
export const invalidateListPurchases = async (
 queryClient: QueryClient, purchasesFilter: PurchasesFilter, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPurchasesQueryKey(purchasesFilter) }, options);

  return queryClient;
}

/**
 * @summary Купленное раньше
 */
export const useSetListPurchasesQueryData = () => {
  const queryClient = useQueryClient();
  return (purchasesFilter: PurchasesFilter | undefined,updater: Awaited<ReturnType<typeof listPurchases>> | undefined | ((old: Awaited<ReturnType<typeof listPurchases>> | undefined) => Awaited<ReturnType<typeof listPurchases>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPurchases>>>({ exact: $exactMatch, queryKey: getListPurchasesQueryKey(purchasesFilter) }, updater);
  };
}

/**
 * @summary Купленное раньше
 */
export const useGetListPurchasesQueryData = () => {
  const queryClient = useQueryClient();
  return (purchasesFilter: PurchasesFilter,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPurchases>>>(getListPurchasesQueryKey(purchasesFilter));
}


export const getListPurchasesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesQueryKey(purchasesFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>> = ({ signal }) => listPurchases(purchasesFilter, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPurchasesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Купленное раньше
 */

export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<ErrorPayload>>(
 purchasesFilter: PurchasesFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesSuspenseQueryOptions(purchasesFilter,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetNotificationSettingsUrl = () => {




  return `/api/v1/profile/settings/notifications`
}

/**
 * Каналы, доступные читателю, и выбранное по каждой теме.
 * @summary Чем сообщать
 */
export const getNotificationSettings = async ( options?: Parameters<typeof http>[1]): Promise<NotificationSettings> => {

  return http<NotificationSettings>(getGetNotificationSettingsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).NotificationSettings
  }
);}





export const getGetNotificationSettingsQueryKey = () => {
    return [
    'api','v1','profile','settings','notifications'
    ] as const;
    }


export const getGetNotificationSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNotificationSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotificationSettings>>> = ({ signal }) => getNotificationSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNotificationSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getNotificationSettings>>>
export type GetNotificationSettingsQueryError = ErrorType<ErrorPayload>


export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof getNotificationSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof getNotificationSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Чем сообщать
 */

export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNotificationSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Чем сообщать
 */
export const prefetchGetNotificationSettingsQuery = async <TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetNotificationSettingsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetNotificationSettings} query
 */
export const invalidateGetNotificationSettings = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNotificationSettingsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Чем сообщать
 */
export const useSetGetNotificationSettingsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getNotificationSettings>> | undefined | ((old: Awaited<ReturnType<typeof getNotificationSettings>> | undefined) => Awaited<ReturnType<typeof getNotificationSettings>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getNotificationSettings>>>({ exact: $exactMatch, queryKey: getGetNotificationSettingsQueryKey() }, updater);
  };
}

/**
 * @summary Чем сообщать
 */
export const useGetGetNotificationSettingsQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getNotificationSettings>>>(getGetNotificationSettingsQueryKey());
}


export const getGetNotificationSettingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNotificationSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotificationSettings>>> = ({ signal }) => getNotificationSettings({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetNotificationSettingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getNotificationSettings>>>
export type GetNotificationSettingsSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Чем сообщать
 */

export function useGetNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNotificationSettingsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangeNotificationSettingsUrl = () => {




  return `/api/v1/profile/settings/notifications`
}

/**
 * Ставит каналы названных тем. NoNotify вместе с другим каналом или у обязательной темы, недоступный канал — 422. Возвращает настройки целиком.
 * @summary Выбрать, чем сообщать
 */
export const changeNotificationSettings = async (changeNotificationSettingsBody: ChangeNotificationSettings, options?: Parameters<typeof http>[1]): Promise<NotificationSettings> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NotificationSettings>(getChangeNotificationSettingsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeNotificationSettingsBody),
    schema: async () => (await schemas()).NotificationSettings
  }
);}





export const getChangeNotificationSettingsMutationKey = () => ['changeNotificationSettings'] as const;

export const getChangeNotificationSettingsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNotificationSettings>>, TError,ChangeNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeNotificationSettings>>, TError,ChangeNotificationSettingsMutationVariables, TContext> => {

const mutationKey = getChangeNotificationSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeNotificationSettings>>, ChangeNotificationSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeNotificationSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeNotificationSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof changeNotificationSettings>>>
    export type ChangeNotificationSettingsMutationBody = ChangeNotificationSettings
    export type ChangeNotificationSettingsMutationError = ErrorType<ErrorPayload>
    export type ChangeNotificationSettingsMutationVariables = {data: ChangeNotificationSettings}

    /**
 * @summary Выбрать, чем сообщать
 */
export const useChangeNotificationSettings = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNotificationSettings>>, TError,ChangeNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeNotificationSettings>>,
        TError,
        ChangeNotificationSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeNotificationSettingsMutationOptions(options), queryClient);
    }
    export const getListOwnPromoCodesUrl = () => {




  return `/api/v1/profile/promoCodes`
}

/**
 * Промокоды, выданные читателю, и те, что он применял, — для страницы `/profile/promoCodes`.
 * @summary Мои промокоды
 */
export const listOwnPromoCodes = async ( options?: Parameters<typeof http>[1]): Promise<OwnPromoCodes> => {

  return http<OwnPromoCodes>(getListOwnPromoCodesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).OwnPromoCodes
  }
);}





export const getListOwnPromoCodesQueryKey = () => {
    return [
    'api','v1','profile','promoCodes'
    ] as const;
    }


export const getListOwnPromoCodesQueryOptions = <TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnPromoCodesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnPromoCodes>>> = ({ signal }) => listOwnPromoCodes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnPromoCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnPromoCodes>>>
export type ListOwnPromoCodesQueryError = ErrorType<ErrorPayload>


export function useListOwnPromoCodes<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnPromoCodes>>,
          TError,
          Awaited<ReturnType<typeof listOwnPromoCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPromoCodes<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnPromoCodes>>,
          TError,
          Awaited<ReturnType<typeof listOwnPromoCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPromoCodes<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои промокоды
 */

export function useListOwnPromoCodes<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnPromoCodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Мои промокоды
 */
export const prefetchListOwnPromoCodesQuery = async <TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOwnPromoCodesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOwnPromoCodes} query
 */
export const invalidateListOwnPromoCodes = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOwnPromoCodesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Мои промокоды
 */
export const useSetListOwnPromoCodesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listOwnPromoCodes>> | undefined | ((old: Awaited<ReturnType<typeof listOwnPromoCodes>> | undefined) => Awaited<ReturnType<typeof listOwnPromoCodes>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listOwnPromoCodes>>>({ exact: $exactMatch, queryKey: getListOwnPromoCodesQueryKey() }, updater);
  };
}

/**
 * @summary Мои промокоды
 */
export const useGetListOwnPromoCodesQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listOwnPromoCodes>>>(getListOwnPromoCodesQueryKey());
}


export const getListOwnPromoCodesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnPromoCodesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnPromoCodes>>> = ({ signal }) => listOwnPromoCodes({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOwnPromoCodesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnPromoCodes>>>
export type ListOwnPromoCodesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListOwnPromoCodesSuspense<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPromoCodesSuspense<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPromoCodesSuspense<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои промокоды
 */

export function useListOwnPromoCodesSuspense<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnPromoCodesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






