import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Recipients
} from '../model';

const schemas = () => import('./user.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListCustomerRecipientsUrl = (id: string,) => {




  return `/api/v1/user/customers/${encodeURIComponent(String(id))}/recipients`
}

/**
 * Кого можно указать получателем заказа.
 * @summary Получатели покупателя
 */
export const listCustomerRecipients = async (id: string, options?: Parameters<typeof http>[1]): Promise<Recipients> => {

  return http<Recipients>(getListCustomerRecipientsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Recipients
  }
);}





export const getListCustomerRecipientsQueryKey = (id: string,) => {
    return [
    'api','v1','user','customers',id,'recipients'
    ] as const;
    }


export const getListCustomerRecipientsQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerRecipients>>> = ({ signal }) => listCustomerRecipients(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerRecipients>>>
export type ListCustomerRecipientsQueryError = ErrorType<ErrorPayload>


export function useListCustomerRecipients<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerRecipients>>,
          TError,
          Awaited<ReturnType<typeof listCustomerRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerRecipients<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerRecipients>>,
          TError,
          Awaited<ReturnType<typeof listCustomerRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerRecipients<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели покупателя
 */

export function useListCustomerRecipients<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerRecipientsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Получатели покупателя
 */
export const prefetchListCustomerRecipientsQuery = async <TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCustomerRecipientsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCustomerRecipients} query
 */
export const invalidateListCustomerRecipients = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCustomerRecipientsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Получатели покупателя
 */
export const useSetListCustomerRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listCustomerRecipients>> | undefined | ((old: Awaited<ReturnType<typeof listCustomerRecipients>> | undefined) => Awaited<ReturnType<typeof listCustomerRecipients>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCustomerRecipients>>>({ exact: $exactMatch, queryKey: getListCustomerRecipientsQueryKey(id) }, updater);
  };
}

/**
 * @summary Получатели покупателя
 */
export const useGetListCustomerRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listCustomerRecipients>>>(getListCustomerRecipientsQueryKey(id));
}


export const getListCustomerRecipientsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerRecipients>>> = ({ signal }) => listCustomerRecipients(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCustomerRecipientsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerRecipients>>>
export type ListCustomerRecipientsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListCustomerRecipientsSuspense<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerRecipientsSuspense<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerRecipientsSuspense<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели покупателя
 */

export function useListCustomerRecipientsSuspense<TData = Awaited<ReturnType<typeof listCustomerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerRecipientsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






