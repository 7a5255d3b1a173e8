#!/usr/bin/env bash
# What a secret commits to, and the order it gives: bash pack.sh SECRET POSITION WORD [PURPOSE [CARD... or PLAYERS]]
secret=$1 position=$2 word=$3 purpose=${4:-deal} cards=("${@:5}")
if [ "$#" -lt 5 ]; then cards=({2,3,4,5,6,7,8,9,T,J,Q,K,A}c {2,3,4,5,6,7,8,9,T,J,Q,K,A}d {2,3,4,5,6,7,8,9,T,J,Q,K,A}h {2,3,4,5,6,7,8,9,T,J,Q,K,A}s); fi
bytes() { printf "$(sed 's/../\\x&/g' <<<"$1")"; }
mac() { openssl dgst -sha256 -mac HMAC -macopt "hexkey:$1" | sed 's/.* //'; }
key=$(printf 'thirty-one-fair/1\0%s\0%s\0%s' "$purpose" "$position" "$word" | mac "$secret")
block='' counter=0
below() {
  while :; do
    [ -n "$block" ] || { block=$(bytes "$(printf %08x "$counter")" | mac "$key"); counter=$((counter + 1)); }
    number=$((16#${block:0:8})) block=${block:8}
    if ((number < 4294967296 / $1 * $1)); then number=$((number % $1)); return; fi
  done
}
bytes "$secret" | openssl dgst -sha256 | sed 's/.* //'
if [ "$purpose" = dealer ]; then below "$5"; echo "$number"; exit; fi
for ((last = ${#cards[@]} - 1; last > 0; last--)); do
  below $((last + 1))
  card=${cards[last]} cards[last]=${cards[number]} cards[number]=$card
done
echo "${cards[@]}"
