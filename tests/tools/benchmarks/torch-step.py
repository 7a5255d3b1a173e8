"""The actor-critic step of mlp.ts and ppo.ts in PyTorch, one thread.

Arguments: a folder with a batch and the parameters, a file each, raw float32 (the action int32); the rows of the batch;
and of how many of them the policy is asked at once. Says its version, then answers lines: "train STEPS" and "policy STEPS"
with the seconds of a core that they took, "parameters" with the parameters in the order of mlp.ts. All as JSON.
"""

import json
import os
import sys
import time

import torch
import torch.nn.functional as F

OBSERVATION, ACTIONS = 340, 60
POLICY = [OBSERVATION, 256, 256, ACTIONS + 1]
CRITIC = [OBSERVATION, 128, 128, 1]
CLIP, ENTROPY, MAGNET, LEARNING_RATE = 0.15, 0.02, 0.05, 1e-4

torch.set_num_threads(1)
folder, batch, asked = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])


def load(name, *shape, dtype=torch.float32):
    with open(os.path.join(folder, name), "rb") as file:
        return torch.frombuffer(bytearray(file.read()), dtype=dtype).reshape(shape)


def layers(sizes, flat):
    modules = []
    for fan_in, fan_out in zip(sizes, sizes[1:]):
        linear = torch.nn.Linear(fan_in, fan_out)
        with torch.no_grad():
            linear.weight.copy_(flat[: fan_in * fan_out].reshape(fan_in, fan_out).t())
            linear.bias.copy_(flat[fan_in * fan_out : (fan_in + 1) * fan_out])
        flat = flat[(fan_in + 1) * fan_out :]
        modules += [linear, torch.nn.ReLU()]
    return torch.nn.Sequential(*modules[:-1]), flat


policy, rest = layers(POLICY, load("parameters", -1))
critic, _ = layers(CRITIC, rest)
average, _ = layers(POLICY, load("average", -1))
observation = load("observation", batch, OBSERVATION)
mask = load("mask", batch, ACTIONS)
action = load("action", batch, 1, dtype=torch.int32).long()
old, advantage, returns = (load(name, batch) for name in ("logProbability", "advantage", "return"))
parameters = [*policy.parameters(), *critic.parameters()]
optimiser = torch.optim.Adam(parameters, lr=LEARNING_RATE, eps=1e-5, foreach=True)


def logs_and_value(observation, mask, policy=policy):
    out = policy(observation)
    return F.log_softmax(out[:, :ACTIONS] + (mask - 1) * 1e9, 1), out[:, ACTIONS]


def train():
    logs, seat_value = logs_and_value(observation, mask)
    with torch.no_grad():
        magnet, _ = logs_and_value(observation, mask, average)
    value = critic(observation).squeeze(1)
    probabilities = logs.exp()
    ratio = (logs.gather(1, action).squeeze(1) - old).exp()
    gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
    entropy = -(probabilities * logs).sum(1).mean()
    pull = (probabilities * (logs - magnet)).sum(1).mean()
    values = 0.5 * F.mse_loss(value, returns) + 0.1 * F.mse_loss(seat_value, returns)
    loss = -gain + values + MAGNET * pull - ENTROPY * entropy
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(parameters, 0.5)
    optimiser.step()


def infer():
    with torch.inference_mode():
        logs_and_value(observation[:asked], mask[:asked])


def flat_parameters():
    return torch.cat([(p.t() if p.dim() == 2 else p).detach().reshape(-1) for p in parameters]).tolist()


print(json.dumps(torch.__version__), flush=True)
for line in sys.stdin:
    words = line.split()
    if words[0] == "parameters":
        print(json.dumps(flat_parameters()), flush=True)
        continue
    step = {"train": train, "policy": infer}[words[0]]
    start = time.process_time()
    for _ in range(int(words[1])):
        step()
    print(json.dumps(time.process_time() - start), flush=True)
