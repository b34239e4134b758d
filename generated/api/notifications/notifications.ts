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
  NotificationList,
  NotificationsReceived,
  UserNotification
} from '../model';

const schemas = () => import('./notifications.schemas.ts');
import type {
  ErrorPayload,
  ListNotificationsParams
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

export const getListNotificationsUrl = (params?: ListNotificationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["topic"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/notifications?${stringifiedParams}` : `/api/v1/notifications`
}

/**
 * Уведомления читателя, новые первыми; можно отобрать непрочитанные и по теме.
 * @summary Уведомления
 */
export const listNotifications = async (params?: ListNotificationsParams, options?: Parameters<typeof http>[1]): Promise<NotificationList> => {

  return http<NotificationList>(getListNotificationsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).NotificationList
  }
);}





export const getListNotificationsQueryKey = (params?: ListNotificationsParams,) => {
    return [
    'api','v1','notifications', ...(params ? [params] : [])
    ] as const;
    }


export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = ErrorType<ErrorPayload>


export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Уведомления
 */

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Уведомления
 */
export const prefetchListNotificationsQuery = async <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListNotificationsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListNotifications} query
 */
export const invalidateListNotifications = async (
 queryClient: QueryClient, params?: ListNotificationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListNotificationsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Уведомления
 */
export const useSetListNotificationsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListNotificationsParams | undefined,updater: Awaited<ReturnType<typeof listNotifications>> | undefined | ((old: Awaited<ReturnType<typeof listNotifications>> | undefined) => Awaited<ReturnType<typeof listNotifications>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listNotifications>>>({ exact: $exactMatch, queryKey: getListNotificationsQueryKey(params) }, updater);
  };
}

/**
 * @summary Уведомления
 */
export const useGetListNotificationsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListNotificationsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listNotifications>>>(getListNotificationsQueryKey(params));
}


export const getListNotificationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(params?: ListNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListNotificationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListNotificationsSuspense<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotificationsSuspense<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotificationsSuspense<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Уведомления
 */

export function useListNotificationsSuspense<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<ErrorPayload>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReceiveNotificationsUrl = () => {




  return `/api/v1/notifications/received`
}

/**
 * Отмечает всё, что пришло к этому времени. Повтор ничего не меняет.
 * @summary Отметить все прочитанными
 */
export const receiveNotifications = async ( options?: Parameters<typeof http>[1]): Promise<NotificationsReceived> => {

  return http<NotificationsReceived>(getReceiveNotificationsUrl(),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).NotificationsReceived
  }
);}





export const getReceiveNotificationsMutationKey = () => ['receiveNotifications'] as const;

export const getReceiveNotificationsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNotifications>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveNotifications>>, TError,void, TContext> => {

const mutationKey = getReceiveNotificationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveNotifications>>, void> = () => {


          return  receiveNotifications(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveNotificationsMutationResult = NonNullable<Awaited<ReturnType<typeof receiveNotifications>>>

    export type ReceiveNotificationsMutationError = ErrorType<ErrorPayload>


    /**
 * @summary Отметить все прочитанными
 */
export const useReceiveNotifications = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNotifications>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveNotifications>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getReceiveNotificationsMutationOptions(options), queryClient);
    }
    export const getReceiveNotificationUrl = (id: string,) => {




  return `/api/v1/notifications/received/${encodeURIComponent(String(id))}`
}

/**
 * Отмечает одно уведомление. Повтор ничего не меняет: время прочтения остаётся первым. Чужое или неизвестное — 404.
 * @summary Отметить уведомление прочитанным
 */
export const receiveNotification = async (id: string, options?: Parameters<typeof http>[1]): Promise<UserNotification> => {

  return http<UserNotification>(getReceiveNotificationUrl(id),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).UserNotification
  }
);}





export const getReceiveNotificationMutationKey = () => ['receiveNotification'] as const;

export const getReceiveNotificationMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNotification>>, TError,ReceiveNotificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveNotification>>, TError,ReceiveNotificationMutationVariables, TContext> => {

const mutationKey = getReceiveNotificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveNotification>>, ReceiveNotificationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  receiveNotification(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveNotificationMutationResult = NonNullable<Awaited<ReturnType<typeof receiveNotification>>>

    export type ReceiveNotificationMutationError = ErrorType<ErrorPayload>
    export type ReceiveNotificationMutationVariables = {id: string}

    /**
 * @summary Отметить уведомление прочитанным
 */
export const useReceiveNotification = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNotification>>, TError,ReceiveNotificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveNotification>>,
        TError,
        ReceiveNotificationMutationVariables,
        TContext
      > => {
      return useMutation(getReceiveNotificationMutationOptions(options), queryClient);
    }
