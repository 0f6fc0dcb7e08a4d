"""Several machines in one: Linux network namespaces, connected as one home network, or as two behind routers.

They need root, `ip` (iproute2), and `iptables` for the routers. This machine's own network does not change.
`python -m tests.tools.networks`, run inside the namespace of the internet, answers STUN requests (RFC 8489, binding).
"""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
import sys
from pathlib import Path

HOMES = ("bug-ann", "bug-ben")
INTERNET = "bug-net"
ROUTERS = ("bug-router-ann", "bug-router-ben")
PORT = 3478
STUN = f"203.0.113.1:{PORT}"
COOKIE = 0x2112A442


def can_be_made() -> bool:
    """Return whether this machine allows namespaces and has the programs for them."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not (shutil.which("ip") and shutil.which("iptables")):
        return False
    made = subprocess.run(["ip", "netns", "add", INTERNET], capture_output=True, check=False)
    remove()
    return made.returncode == 0


def remove() -> None:
    """Remove all namespaces and their wires."""
    for name in (*HOMES, INTERNET, *ROUTERS):
        subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)


def inside(name: str, command: str) -> None:
    """Run a command in a namespace."""
    subprocess.run(["ip", "netns", "exec", name, *command.split()], check=True, capture_output=True)


def _add(*names: str) -> None:
    for name in names:
        subprocess.run(["ip", "netns", "add", name], check=True)
        inside(name, "ip link set lo up")


def _wire(home: str, address: str, there: str, port: str, gateway: str, *, at: str = "wire") -> None:
    """Connect a namespace to another, which leads to the outside; without a gateway the far end has no address."""
    inside(home, f"ip link add {at} type veth peer name {port} netns {there}")
    inside(home, f"ip addr add {address}/24 dev {at}")
    if gateway:
        inside(there, f"ip addr add {gateway}/24 dev {port}")
    inside(home, f"ip link set {at} up")
    inside(there, f"ip link set {port} up")


def one_network() -> None:
    """Make two machines at one switch, with a gateway that leads nowhere."""
    _add(*HOMES, INTERNET)
    inside(INTERNET, "ip link add switch type bridge mcast_snooping 0")
    inside(INTERNET, "ip addr add 10.7.0.254/24 dev switch")
    inside(INTERNET, "ip link set switch up")
    for number, home in enumerate(HOMES, 1):
        _wire(home, f"10.7.0.{number}", INTERNET, f"port{number}", "")
        inside(INTERNET, f"ip link set port{number} master switch")
        inside(home, "ip route add default via 10.7.0.254")


def cut() -> None:
    """Let the switch drop all packets from and to the first machine, which does not notice."""
    inside(INTERNET, "ip link set port1 nomaster")


def mend() -> None:
    """Connect the first machine to the switch again."""
    inside(INTERNET, "ip link set port1 master switch")


def two_networks() -> None:
    """Make two machines, each behind a router that lets only answers in; the internet is between the routers."""
    _add(*HOMES, INTERNET, *ROUTERS)
    for number, (home, router) in enumerate(zip(HOMES, ROUTERS, strict=True), 1):
        outside = ("203.0.113", "198.51.100")[number - 1]
        _wire(home, f"192.168.{number}.10", router, "inner", f"192.168.{number}.1")
        inside(home, f"ip route add default via 192.168.{number}.1")
        _wire(router, f"{outside}.2", INTERNET, f"port{number}", f"{outside}.1", at="outer")
        inside(router, f"ip route add default via {outside}.1")
        inside(router, "iptables -t nat -A POSTROUTING -o outer -j MASQUERADE")
        for chain in ("INPUT", "FORWARD"):
            inside(router, f"iptables -A {chain} -i outer -m state --state NEW -j DROP")
    for name in (INTERNET, *ROUTERS):
        inside(name, "sysctl -qw net.ipv4.ip_forward=1")


def program_in(name: str, program: str, folder: Path) -> Path:
    """Write a script that starts a program in a namespace; return its path."""
    script = folder / name
    script.write_text(f'#!/bin/sh\nexec ip netns exec {name} "{program}" "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return script


def stun_server() -> subprocess.Popen[bytes]:
    """Start a STUN server in the internet."""
    command = ["ip", "netns", "exec", INTERNET, sys.executable, "-m", "tests.tools.networks"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert server.stdout is not None
    server.stdout.readline()  # it listens
    return server


def serve() -> None:
    """Answer every request with the address that it comes from."""
    asked = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    asked.bind((STUN.partition(":")[0], PORT))  # so that the answer comes from the requested address
    print("listens", flush=True)
    while True:
        request, (host, port) = asked.recvfrom(2048)
        if len(request) < 20 or request[:2] != b"\x00\x01":
            continue
        address = struct.unpack("!I", socket.inet_aton(host))[0] ^ COOKIE
        mapped = struct.pack("!HHBBHI", 0x0020, 8, 0, 1, port ^ (COOKIE >> 16), address)
        asked.sendto(struct.pack("!HH", 0x0101, len(mapped)) + request[4:20] + mapped, (host, port))


if __name__ == "__main__":
    serve()
