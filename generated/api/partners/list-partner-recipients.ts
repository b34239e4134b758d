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

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListPartnerRecipientsUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/recipients`
}

/**
 * Кого можно указать получателем заказа компании; не листаются. Те же, что у её покупателя.
 * @summary Получатели компании
 */
export const listPartnerRecipients = async (id: string, options?: Parameters<typeof http>[1]): Promise<Recipients> => {

  return http<Recipients>(getListPartnerRecipientsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Recipients
  }
);}





export const getListPartnerRecipientsQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'recipients'
    ] as const;
    }


export const getListPartnerRecipientsQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerRecipients>>> = ({ signal }) => listPartnerRecipients(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerRecipients>>>
export type ListPartnerRecipientsQueryError = ErrorType<ErrorPayload>


export function useListPartnerRecipients<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerRecipients>>,
          TError,
          Awaited<ReturnType<typeof listPartnerRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerRecipients<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerRecipients>>,
          TError,
          Awaited<ReturnType<typeof listPartnerRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerRecipients<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели компании
 */

export function useListPartnerRecipients<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerRecipientsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Получатели компании
 */
export const prefetchListPartnerRecipientsQuery = async <TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPartnerRecipientsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPartnerRecipients} query
 */
export const invalidateListPartnerRecipients = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnerRecipientsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Получатели компании
 */
export const useSetListPartnerRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listPartnerRecipients>> | undefined | ((old: Awaited<ReturnType<typeof listPartnerRecipients>> | undefined) => Awaited<ReturnType<typeof listPartnerRecipients>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPartnerRecipients>>>({ exact: $exactMatch, queryKey: getListPartnerRecipientsQueryKey(id) }, updater);
  };
}

/**
 * @summary Получатели компании
 */
export const useGetListPartnerRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPartnerRecipients>>>(getListPartnerRecipientsQueryKey(id));
}


export const getListPartnerRecipientsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerRecipients>>> = ({ signal }) => listPartnerRecipients(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnerRecipientsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerRecipients>>>
export type ListPartnerRecipientsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPartnerRecipientsSuspense<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerRecipientsSuspense<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerRecipientsSuspense<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели компании
 */

export function useListPartnerRecipientsSuspense<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerRecipientsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






